/** A size drawn for a root size of 16 px, so that it grows with the text: on large screens, and for who sets larger letters. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}
