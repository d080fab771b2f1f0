/** What is printed: cards for guests, and the door list. */
export const paperMessages = {
  paperScan: 'Scan to answer',
  paperHere: 'Here',
  paperName: 'Name',
  paperExpected: 'Expected',
  paperNote: 'Note',
  paperDeclined: 'Declined',
  paperNoAnswer: 'No response yet',
} as const;
