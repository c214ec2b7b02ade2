// Stands in for Google's gtag.js: reads the data layer as the real one does, keeps its cookie, and sends
// events. What an event does not say of the page it reads off the page, as the real one does.
(() => {
  // The real one makes this policy; where the page forbids it, the script fails.
  window.trustedTypes?.createPolicy("goog#html", { createScriptURL: (url) => url });
  const settings = {};
  let shared = {};
  function send(name, parameters) {
    const id = parameters.send_to;
    if (window[`ga-disable-${id}`]) return;
    const all = { ...settings[id], ...shared, ...parameters };
    const query = new URLSearchParams({
      v: "2",
      tid: id,
      en: name,
      dl: all.page_location ?? location.href,
      dt: all.page_title ?? document.title,
      dr: all.page_referrer ?? document.referrer,
    });
    void fetch(`https://region1.google-analytics.com/g/collect?${query}`, {
      method: "POST",
      mode: "no-cors",
      keepalive: true,
    });
  }
  const commands = {
    js() {},
    consent() {},
    set(parameters) {
      shared = { ...shared, ...parameters };
    },
    config(id, parameters) {
      settings[id] = parameters;
      const domain = parameters.cookie_domain === "none" ? "" : `; domain=${location.hostname}`;
      // biome-ignore lint/suspicious/noDocumentCookie: the real script does it so.
      document.cookie = `_ga=GA1.1.1234567890.1700000000; path=/; max-age=63072000${domain}`;
      if (parameters.send_page_view !== false) send("page_view", { send_to: id });
      // The real one sends events of its own accord.
      send("session_start", { send_to: id });
    },
    event: send,
  };
  function run([command, ...rest]) {
    commands[command]?.(...rest);
  }
  const layer = window.dataLayer;
  for (const entry of layer) run(entry);
  layer.push = (entry) => {
    run(entry);
    return Array.prototype.push.call(layer, entry);
  };
})();
