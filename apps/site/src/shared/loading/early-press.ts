/** A press on a button that did not work yet; index.html records the last one. */
type EarlyPress = {
  button: HTMLElement;
  /** The name of the later part that contains the button; undefined elsewhere. */
  part: string | undefined;
  /** The place of the button among those of its part. */
  index: number;
};
type PressedDocument = Document & { pressed?: EarlyPress | null };

function takePress(part: string | undefined): EarlyPress | undefined {
  const pressed = (document as PressedDocument).pressed;
  if (!pressed || pressed.part !== part) return undefined;
  (document as PressedDocument).pressed = null;
  return pressed;
}

/** Presses the button again that was pressed before the page worked, outside of parts that load later. */
export function repeatPress(): void {
  const pressed = takePress(undefined);
  if (pressed?.button.isConnected) pressed.button.click();
}

/** The same for a part that works now. React may have replaced its elements, so the button is found by its place. */
export function repeatPressIn(part: string, box: HTMLElement): void {
  const pressed = takePress(part);
  if (pressed) box.querySelectorAll('button')[pressed.index]?.click();
}
