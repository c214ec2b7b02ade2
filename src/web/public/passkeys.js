// Makes and uses passkeys on the pages of sign-in, which work without this script by password.
(() => {
  const form = document.querySelector("form[data-passkey]");
  const button = form?.querySelector("button[type=button]");
  if (!(form && button && window.PublicKeyCredential && navigator.credentials)) return;
  const options = JSON.parse(form.dataset.options);
  const isNew = form.dataset.passkey === "create";
  const alert = form.querySelector("[role=alert]");
  // Before Safari 18.4 and Chrome 129 browsers don't translate from JSON and back.
  const decode = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) =>
      letter.charCodeAt(0),
    );
  const encode = (bytes) =>
    bytes &&
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replace(/\+/g, "-")
      .replace(/\//g, "_")
      .replace(/=/g, "");
  const listed = (list) => (list ?? []).map((one) => ({ ...one, id: decode(one.id) }));

  const publicKey = { ...options, challenge: decode(options.challenge) };
  if (isNew) {
    publicKey.user = { ...options.user, id: decode(options.user.id) };
    publicKey.excludeCredentials = listed(options.excludeCredentials);
  } else {
    publicKey.allowCredentials = listed(options.allowCredentials);
  }

  function send({ id, rawId, type, response }) {
    const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } =
      response;
    const made = {
      attestationObject: encode(attestationObject),
      transports: response.getTransports?.(),
    };
    const used = {
      authenticatorData: encode(authenticatorData),
      signature: encode(signature),
      userHandle: encode(userHandle),
    };
    const said = { clientDataJSON: encode(clientDataJSON), ...(isNew ? made : used) };
    form.elements.passkey.value = JSON.stringify({
      id,
      rawId: encode(rawId),
      type,
      response: said,
    });
    form.submit();
  }

  let waiting = new AbortController();
  // The browser offers passkeys where the name is typed, until the button is pressed.
  async function offer() {
    if (isNew || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    const { signal } = waiting;
    send(await navigator.credentials.get({ publicKey, mediation: "conditional", signal }));
  }

  async function press() {
    const { name } = form.elements;
    if (isNew && !name.reportValidity()) return;
    alert.hidden = true;
    waiting.abort();
    waiting = new AbortController();
    if (isNew) publicKey.user.name = publicKey.user.displayName = name.value.trim();
    try {
      const ask = isNew ? "create" : "get";
      send(await navigator.credentials[ask]({ publicKey, signal: waiting.signal }));
    } catch {
      alert.hidden = false;
    }
  }

  button.hidden = false;
  button.addEventListener("click", press);
  offer().catch(() => {});
})();
