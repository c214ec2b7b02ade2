/**
 * Has an element's children moved in one piece where the browser can do that. React takes a child out and puts it in
 * again, whereby it loses the focus and its styles are worked out anew. It is the element's `ref`.
 */
export function moveChildrenInPlace(parent: HTMLElement | null): void {
  // Safari has it not yet.
  if (parent === null || !("moveBefore" in parent)) return;
  const { insertBefore } = parent;
  parent.insertBefore = <Child extends Node>(child: Child, before: Node | null): Child => {
    if (child.parentNode !== parent) return insertBefore.call(parent, child, before) as Child;
    parent.moveBefore(child, before);
    return child;
  };
  parent.appendChild = (child) => parent.insertBefore(child, null);
}
