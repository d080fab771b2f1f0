import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea, TextField } from '#app/ui/fields/field.tsx';

import { describeProblem } from '../descriptions.ts';
import type { RsvpView } from '../schema.ts';
import type { Visit } from './bar-state.ts';
import { Companions, mayBring } from './companions-group.tsx';
import { Group } from './group.tsx';
import { Household } from './household-group.tsx';
import { QuestionGroup } from './question-group.tsx';
import { listAskedOf } from './questions.ts';
import { describeReply } from './reply-sentence.ts';
import { type ShownProblem, readText } from './typed.ts';
import { asksDecideBy, asksNote, isPlain, nameHost } from './words.ts';

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
  const complete = rsvp.missing.length === 0 && !problem && visit.editing !== true;
  const folded = complete && (visit.saved === true || rsvp.isOver || saysMore(rsvp));
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
          sentence={describeGroup(rsvp)}
          folded={folded && (rsvp.answer === 'yes' || rsvp.name !== '')}
        >
          {rsvp.personal || addsName ? null : <NameField rsvp={rsvp} problem={problem} />}
          {rsvp.answer === 'yes' ? <ComingGroups {...{ rsvp, problem, asks }} /> : null}
        </Group>
      ) : null}
      {addsName ? (
        <Group sentence="" offer="Add your name" folded>
          <NameField rsvp={rsvp} problem={problem} />
        </Group>
      ) : null}
      {asksDecideBy(rsvp) ? <DecideByGroup {...{ rsvp, problem }} folded={offersFolded} /> : null}
      {asksNote(rsvp) ? <NoteGroup {...{ rsvp, problem }} folded={offersFolded} /> : null}
      <div className={styles.save}>
        <Button type="submit" id="save" name="save" value="1" variant="primary">
          Save
        </Button>
        {!rsvp.personal && rsvp.name === '' && !rsvp.unnamed ? (
          <Button type="submit" id="skip-name" variant="quiet" name="skip" value="1">
            Skip
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

const describeGroup = (rsvp: RsvpView) =>
  rsvp.answer === 'yes' ? describeReply(rsvp) : `Answering as ${rsvp.name}.`;

interface PartProps {
  rsvp: RsvpView;
  problem: ShownProblem | undefined;
  folded: boolean;
}

function NameField({ rsvp, problem }: Omit<PartProps, 'folded'>) {
  return (
    <TextField
      label="Your name"
      hint={`So your host knows who ${rsvp.isOver ? 'came' : 'is coming'}.`}
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
  const decideBy = rsvp.reply?.decideBy ?? '';
  const { date, today } = rsvp;
  const refused = problem?.problems?.find(({ reason }) => reason.startsWith('decide'));
  return (
    <Group
      sentence={decideBy === '' ? '' : `You’ll decide by ${formatDay(decideBy, today)}.`}
      offer="Say until when you’ll decide"
      folded={folded}
    >
      <TextField
        label="I’ll decide by"
        type="date"
        name="decide-by"
        min={today}
        max={date || undefined}
        defaultValue={readText(problem, 'decide-by', decideBy)}
        error={refused && describeProblem(refused)}
      />
    </Group>
  );
}

const shownNote = 80;

function NoteGroup({ rsvp, problem, folded }: PartProps) {
  const note = rsvp.reply?.note ?? '';
  const start = note.length > shownNote ? `${note.slice(0, shownNote)}…` : note;
  return (
    <Group
      sentence={note === '' ? '' : `Your note: “${start}”`}
      offer={`Add a note to ${nameHost(rsvp)}`}
      folded={folded}
    >
      <TextArea
        label={`A note to ${nameHost(rsvp)}`}
        hint="Only your host can read this."
        name="note"
        rows={2}
        defaultValue={readText(problem, 'note', note)}
        error={problem?.field === 'note' ? problem.message : undefined}
      />
    </Group>
  );
}
