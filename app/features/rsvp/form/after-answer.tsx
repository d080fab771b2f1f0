import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { type SharedWords, useGuestWords } from '#app/features/words/guest/guest-words.tsx';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea, TextField } from '#app/ui/fields/field.tsx';

import type { RsvpView, ShownProblem } from '../schema.ts';
import type { Visit } from './bar-state.ts';
import { Companions, mayBring } from './companions-group.tsx';
import { Group } from './group.tsx';
import { Household } from './household-group.tsx';
import { QuestionGroup } from './question-group.tsx';
import { listAskedOf } from './questions.ts';
import { describeReply } from './reply-sentence.ts';
import { readText } from './typed.ts';
import { asksDecideBy, asksNote, isPlain } from './words.ts';

import styles from './after-answer.module.css';

interface AfterAnswerProps {
  rsvp: RsvpView;
  problem: ShownProblem | undefined;
  visit: Visit;
}

/** Whether a reply contains more than the answer of one tap. */
function saysMore({ reply, answer, name, personal }: RsvpView): boolean {
  if (!reply) return false;
  const { extra, note, decideBy, answers, people } = reply;
  const differ = Object.values(people ?? {}).some((one) => one !== answer);
  const named = !personal && name !== '';
  return (
    extra > 0 ||
    note !== '' ||
    decideBy !== '' ||
    Object.keys(answers).length > 0 ||
    differ ||
    named
  );
}

const isRefused = (problem: ShownProblem | undefined) =>
  problem?.field === 'note' || problem?.field === 'decide-by';

/** The parts after an answer. Complete ones are one sentence (behaviour 25.37), and all of them after the event. */
export function AfterAnswer({ rsvp, problem, visit }: AfterAnswerProps) {
  const words = useGuestWords();
  const { say } = words;
  const complete = rsvp.missing.length === 0 && !problem && visit.editing !== true;
  const folded = complete && (visit.saved === true || rsvp.isOver || saysMore(rsvp));
  const isTyped = (field: string) => problem?.typed?.[field] !== undefined;
  const addsName = rsvp.unnamed && !rsvp.personal && problem?.field !== 'name';
  const asks = listAsks(rsvp, addsName);
  const offersFolded = folded || (isPlain(rsvp) && !isRefused(problem));
  const offers = asksNote(rsvp) || asksDecideBy(rsvp);
  if (!asks.any && !addsName && !offers) return null;
  const isOpen = (!folded && asks.fields) || (offers && !offersFolded);
  return (
    <div className={joinClasses(styles.groups, !isOpen && styles.folded)}>
      {asks.any ? (
        <Group
          sentence={describeGroup(rsvp, words)}
          folded={folded && (rsvp.answer === 'yes' || rsvp.name !== '')}
        >
          {rsvp.personal || addsName ? null : <NameField rsvp={rsvp} problem={problem} />}
          {rsvp.answer === 'yes' ? <ComingGroups {...{ rsvp, problem, asks }} /> : null}
        </Group>
      ) : null}
      {addsName ? (
        <Group sentence="" offer={say('addYourName')} folded={!isTyped('name')}>
          <NameField rsvp={rsvp} problem={problem} />
        </Group>
      ) : null}
      {asksDecideBy(rsvp) ? (
        <DecideByGroup {...{ rsvp, problem }} folded={offersFolded && !isTyped('decide-by')} />
      ) : null}
      {asksNote(rsvp) ? (
        <NoteGroup {...{ rsvp, problem }} folded={offersFolded && !isTyped('note')} />
      ) : null}
      <div className={styles.save}>
        <Button type="submit" id="save" name="save" value="1" variant="primary">
          {say('save')}
        </Button>
        {!rsvp.personal && rsvp.name === '' && !rsvp.unnamed ? (
          <Button type="submit" id="skip-name" variant="quiet" name="skip" value="1">
            {say('skip')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface Asks {
  questions: readonly StoredQuestion[];
  any: boolean;
  /** Something to type or to choose, which is stored by Save. */
  fields: boolean;
}

function listAsks(rsvp: RsvpView, addsName: boolean): Asks {
  const { answer, questions: all, party, extra } = rsvp;
  const asksName = !rsvp.personal && !addsName;
  if (answer !== 'yes') return { questions: [], any: asksName, fields: asksName };
  const questions = all.filter((question) => listAskedOf(question, rsvp).length > 0);
  const fields = asksName || party.people.length > 0 || questions.length > 0 || extra > 0;
  return { questions, any: fields || mayBring(rsvp), fields };
}

const describeGroup = (rsvp: RsvpView, words: SharedWords) =>
  rsvp.answer === 'yes'
    ? describeReply(rsvp, words)
    : words.say('answeringAsName', { name: rsvp.name });

interface PartProps {
  rsvp: RsvpView;
  problem: ShownProblem | undefined;
  folded: boolean;
}

function NameField({ rsvp, problem }: Omit<PartProps, 'folded'>) {
  const { say } = useGuestWords();
  return (
    <TextField
      label={say('yourName')}
      hint={say(rsvp.isOver ? 'nameHintPast' : 'nameHint')}
      name="name"
      autoComplete="name"
      defaultValue={readText(problem, 'name', rsvp.name)}
      error={problem?.field === 'name' ? problem.message : undefined}
    />
  );
}

function ComingGroups({ rsvp, problem, asks }: Omit<PartProps, 'folded'> & { asks: Asks }) {
  return (
    <>
      {rsvp.party.people.length === 0 ? null : <Household rsvp={rsvp} problem={problem} />}
      {mayBring(rsvp) ? <Companions rsvp={rsvp} problem={problem} /> : null}
      {asks.questions.map((question) => (
        <QuestionGroup key={question.id} {...{ question, rsvp, problem }} />
      ))}
    </>
  );
}

/** Until the event, but a day that is stored already stays allowed. */
function DecideByGroup({ rsvp, problem, folded }: PartProps) {
  const { say, language } = useGuestWords();
  const decideBy = rsvp.reply?.decideBy ?? '';
  const day = formatDay(decideBy, rsvp.today, { language });
  const { date, today } = rsvp;
  const refused = problem?.problems?.find(({ reason }) => reason.startsWith('decide'));
  return (
    <Group
      sentence={decideBy === '' ? '' : say('decideBy', { day })}
      offer={say('sayUntilWhen')}
      folded={folded}
    >
      <TextField
        label={say('decideByLabel')}
        type="date"
        name="decide-by"
        min={today}
        max={date || undefined}
        defaultValue={readText(problem, 'decide-by', decideBy)}
        error={refused?.message}
      />
    </Group>
  );
}

const shownNote = 80;

function NoteGroup({ rsvp, problem, folded }: PartProps) {
  const { say } = useGuestWords();
  const host = rsvp.hostedBy;
  const note = rsvp.reply?.note ?? '';
  const start = note.length > shownNote ? `${note.slice(0, shownNote)}…` : note;
  return (
    <Group
      sentence={note === '' ? '' : say('yourNote', { note: start })}
      offer={host === '' ? say('addNote') : say('addNoteTo', { host })}
      folded={folded}
    >
      <TextArea
        label={host === '' ? say('noteToHost') : say('noteTo', { host })}
        hint={say('onlyHostReads')}
        name="note"
        rows={2}
        defaultValue={readText(problem, 'note', note)}
        error={problem?.field === 'note' ? problem.message : undefined}
      />
    </Group>
  );
}
