const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];

/** True for the move event that a browser sends to a page that opens under a resting pointer. */
function isWithoutMovement(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    event.type === 'pointermove' &&
    !event.movementX &&
    !event.movementY
  );
}

export function callAtFirstSign(go: () => void): void {
  const notice = (event: Event) => {
    if (isWithoutMovement(event)) return;
    for (const sign of signs) removeEventListener(sign, notice);
    go();
  };
  for (const sign of signs) addEventListener(sign, notice, { passive: true });
}
