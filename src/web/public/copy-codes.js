// Copies the recovery codes, where the browser lets a page write to the clipboard.
(() => {
  const button = document.querySelector("button[data-copied]");
  if (!(button && navigator.clipboard)) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const codes = [...document.querySelectorAll(".codes code")].map((code) => code.textContent);
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      button.textContent = button.dataset.copied;
    } catch {
      // They are there to be selected.
      button.hidden = true;
    }
  });
})();
