import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from "react";

type ComboboxProps = {
  /** How many options there are now. */
  readonly count: number;
  /** @param index of an option, from 0. */
  readonly onChoose: (index: number) => void;
};

export type Combobox = {
  readonly isOpen: boolean;
  /** Of the option that the arrow keys are on; -1 for none. */
  readonly active: number;
  /** The text has changed: the list opens, and no option of it is chosen. */
  readonly type: () => void;
  readonly input: ComponentProps<"input">;
  readonly list: ComponentProps<"ul">;
  readonly option: (index: number) => ComponentProps<"li">;
};

/**
 * An editable field with a list of suggestions, as WAI-ARIA's pattern of a combobox has it: the focus stays in the
 * field, which names the option that the arrow keys are on. Any text may stand in the field.
 */
export function useCombobox({ count, onChoose }: ComboboxProps): Combobox {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [chosen, setActive] = useState(-1);
  const isOpen = isWanted && count > 0;
  const active = isOpen && chosen < count ? chosen : -1;
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function show(isShown: boolean): void {
    setWanted(isShown);
    setActive(-1);
  }

  function choose(index: number): void {
    show(false);
    onChoose(index);
  }

  function move(step: 1 | -1): void {
    setWanted(true);
    if (count === 0) return;
    const start = active < 0 && step < 0 ? 0 : active;
    setActive((start + step + count) % count);
  }

  function press(event: KeyboardEvent): void {
    // Its keys choose among what an input method offers.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (isOpen && (event.key === "Enter" || event.key === "Escape")) {
      // The form is sent, and what else Escape ends, with the next press.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Enter" && active >= 0) choose(active);
      else show(false);
    } else if (event.key === "Tab" && active >= 0) {
      choose(active);
    }
  }

  return {
    isOpen,
    active,
    type: () => show(true),
    input: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? listId : undefined,
      "aria-activedescendant": activeId,
      onKeyDown: press,
      onFocus: () => show(true),
      onClick: () => setWanted(true),
      onBlur: () => show(false),
    },
    list: {
      id: listId,
      role: "listbox",
      // Chromium stops by Tab at what scrolls.
      tabIndex: -1,
      // The focus, and with it a phone's keyboard, stays with the field.
      onMouseDown: (event) => event.preventDefault(),
    },
    option: (index) => ({
      id: optionId(index),
      role: "option",
      "aria-selected": index === active,
      onClick: () => choose(index),
    }),
  };
}
