import { formatDay } from '#app/features/schedule/day-text.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea, TextField } from '#app/ui/fields/field.tsx';

import { describeProblem } from '../descriptions.ts';
import type { RsvpView } from '../schema.ts';
import type { Visit } from './bar-state.ts';
import { Companions, describeCompanions, mayBring } from './companions-group.tsx';
import { Group } from './group.tsx';
import { Household, describeHousehold } from './household-group.tsx';
import { QuestionGroup } from './question-group.tsx';
import { listAskedOf } from './questions.ts';
import { type ShownProblem, readText } from './typed.ts';
import { asksDecideBy, asksNote, nameHost } from './words.ts';

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

/** The parts after an answer. Complete ones fold to a sentence (behaviour 25.37), and all of them after the event. */
export function AfterAnswer({ rsvp, problem, visit }: AfterAnswerProps) {
  const { answer, missing } = rsvp;
  const complete = missing.length === 0 && !problem && visit.editing !== true;
  const folded = complete && (visit.saved === true || rsvp.isOver || saysMore(rsvp));
  const props = { rsvp, problem, folded };
  return (
    <div className={joinClasses(styles.groups, folded && styles.folded)}>
      {rsvp.personal ? null : <NameGroup {...props} />}
      {answer === 'yes' ? <ComingGroups {...props} /> : null}
      <OfferedGroups {...props} />
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

/** What every event offers, folded (behaviour 25.48). What was refused is in its field. */
export function Offers({ rsvp, problem }: Pick<PartProps, 'rsvp' | 'problem'>) {
  if (!asksNote(rsvp) && !asksDecideBy(rsvp)) return null;
  const isRefused = problem?.field === 'note' || problem?.field === 'decide-by';
  return (
    <div className={joinClasses(styles.groups, !isRefused && styles.folded)}>
      <OfferedGroups {...{ rsvp, problem }} folded={!isRefused} />
      <div className={styles.save}>
        <Button type="submit" name="save" value="1" variant="primary">
          Save
        </Button>
      </div>
    </div>
  );
}

function OfferedGroups(props: PartProps) {
  return (
    <>
      {asksDecideBy(props.rsvp) ? <DecideByGroup {...props} /> : null}
      {asksNote(props.rsvp) ? <NoteGroup {...props} /> : null}
    </>
  );
}

interface PartProps {
  rsvp: RsvpView;
  problem: ShownProblem | undefined;
  folded: boolean;
}

function NameGroup({ rsvp, problem, folded }: PartProps) {
  const { name } = rsvp;
  return (
    <Group sentence={name === '' ? 'You gave no name.' : `Answering as ${name}.`} folded={folded}>
      <TextField
        label="Your name"
        hint={`So your host knows who ${rsvp.isOver ? 'came' : 'is coming'}.`}
        name="name"
        autoComplete="name"
        defaultValue={readText(problem, 'name', name)}
        error={problem?.field === 'name' ? problem.message : undefined}
      />
    </Group>
  );
}

function ComingGroups({ rsvp, problem, folded }: PartProps) {
  const { party, questions } = rsvp;
  const asked = questions.filter((question) => listAskedOf(question, rsvp).length > 0);
  return (
    <>
      {party.people.length === 0 ? null : (
        <Group sentence={describeHousehold(rsvp)} folded={folded}>
          <Household rsvp={rsvp} problem={problem} />
        </Group>
      )}
      {mayBring(rsvp) ? (
        <Group sentence={describeCompanions(rsvp)} folded={folded}>
          <Companions rsvp={rsvp} problem={problem} />
        </Group>
      ) : null}
      {asked.length === 0 ? null : (
        <Group sentence={describeAnswered(rsvp)} folded={folded}>
          {asked.map((question) => (
            <QuestionGroup key={question.id} {...{ question, rsvp, problem }} />
          ))}
        </Group>
      )}
    </>
  );
}

function describeAnswered({ questions, reply }: RsvpView): string {
  const count = questions.filter(({ id }) => reply?.answers[id] !== undefined).length;
  if (count === 0) return 'You answered no question.';
  return count === 1 ? 'You answered 1 question.' : `You answered ${count} questions.`;
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
