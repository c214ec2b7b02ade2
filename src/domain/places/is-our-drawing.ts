/** Whether the address of a picture is of an illustration of ours; a stranger's plan may name any picture. */
export function isOurDrawing(address: string): boolean {
  return /^\/art\/[\w-]{1,60}\.svg$/.test(address);
}
