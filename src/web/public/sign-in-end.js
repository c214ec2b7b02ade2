// The last page of a sign-in popup: tells the page that opened it how it ended, then closes.
(() => {
  const problem = document.currentScript?.dataset.problem ?? "";
  const channel = new BroadcastChannel("tripwright-sign-in");
  channel.postMessage(problem === "" ? { ok: true } : { ok: false, text: problem });
  channel.close();
  window.close();
})();
