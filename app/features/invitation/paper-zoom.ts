import type { Invitation } from './invitation.ts';

/** Scales by the most lines that then fit on a sheet of paper below the facts. */
const zooms = [
  [5, 1],
  [9, 0.9],
  [14, 0.8],
  [20, 0.7],
  [30, 0.6],
] as const;
const smallest = 0.5;
const lettersOfLine = 62;
const linesOfPicture = 8;

const linesOf = (text: string, letters: number) => Math.max(1, Math.ceil(text.length / letters));

/** The scale at which a printed invitation fits on one sheet of A4 or Letter (behaviour 6.23). */
export function choosePaperZoom(invitation: Invitation) {
  const { customMessage, activities, location, eventName, picture } = invitation;
  const message = customMessage.trim();
  const paragraphs = message === '' ? [] : message.split('\n');
  const written = paragraphs.reduce((sum, line) => sum + linesOf(line, lettersOfLine), 0);
  const planned = activities.reduce((sum, { name }) => sum + linesOf(name, 40) * 1.4, 0);
  const headed = linesOf(location, 60) + linesOf(eventName, 48) - 2;
  const lines =
    written + planned + (activities.length > 0 ? 2 : 0) + headed + (picture ? linesOfPicture : 0);
  return zooms.find(([most]) => lines <= most)?.[1] ?? smallest;
}
