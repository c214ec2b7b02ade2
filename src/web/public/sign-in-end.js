// The last page of a sign-in popup: tells the page that opened it how it ended, then closes.
(() => {
  const problem = document.currentScript?.dataset.problem ?? "";
  if ("BroadcastChannel" in window) {
    const channel = new BroadcastChannel("tripwright-sign-in");
    channel.postMessage(problem === "" ? { ok: true } : { ok: false, text: problem });
    channel.close();
  } else if (problem !== "") {
    // Then nobody but this page can say it; of a success the other page hears from the server.
    return;
  }
  window.close();
})();
