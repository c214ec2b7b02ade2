import { useEffect, useState } from "react";
import { connectToaster, type Toast } from "../lib/toast.ts";
import { shellWords } from "../messages/shell-words.ts";
import { Icon } from "../ui/icon.tsx";

const MAX_AT_ONCE = 3;

/** Shows messages when the toaster can't be loaded. Each stays until it is closed; after the last one the toaster is tried again. */
export function PlainMessages({ onRetry }: { onRetry: () => void }) {
  const [messages, setMessages] = useState<readonly Toast[]>([]);
  useEffect(
    () => connectToaster((message) => setMessages((all) => [...all, message].slice(-MAX_AT_ONCE))),
    [],
  );

  function close(message: Toast): void {
    const rest = messages.filter((each) => each !== message);
    setMessages(rest);
    if (rest.length === 0) onRetry();
  }

  return (
    <ul
      aria-label={shellWords.messages}
      className="no-print fixed inset-x-4 bottom-4 z-20 grid gap-3 sm:start-auto sm:w-89"
    >
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two messages may say the same
        <li key={index} className="card flex items-center gap-2 py-1 pe-1 ps-4 shadow-lg">
          <p role={message.kind === "error" ? "alert" : "status"} className="flex-1">
            {message.text}
          </p>
          <button
            type="button"
            aria-label={shellWords.close}
            className="grid size-11 place-items-center rounded-full"
            onClick={() => close(message)}
          >
            <Icon name="close" size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}
