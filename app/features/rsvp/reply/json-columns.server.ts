import { jsonColumn } from '#app/platform/db/json-column.server.ts';

import { changedReply, storedAnswers, storedPeople, storedTexts } from './history-rules.ts';

export const personAnswersColumn = jsonColumn('rsvps', 'people', storedPeople);
export const companionsColumn = jsonColumn('rsvps', 'companions', storedTexts);
export const questionAnswersColumn = jsonColumn('rsvps', 'answers', storedAnswers);
export const beforeColumn = jsonColumn('reply_history', 'before', changedReply);
export const afterColumn = jsonColumn('reply_history', 'after', changedReply);
