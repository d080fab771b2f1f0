import { type MouseEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react';

import { type PartName, parts } from '#app/features/draft/parts.ts';
import { beginEdit } from '#app/features/draft/take-back.client.ts';
import { useKeyboardRoom } from '#app/features/wizard/frame/keyboard.ts';
import { type StepPageProps, stepButtons } from '#app/features/wizard/frame/step-props.ts';
import { useDraftForm } from '#app/features/wizard/frame/use-draft-form.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

import { useEditedPart } from './edited-part.ts';
import { SheetProblem } from './sheet-problem.ts';
import { findPartAt, findPlace, showPlace } from './sheet-room.ts';

import patterns from '#app/ui/patterns.module.css';

const fields = 'input:not([type="hidden"]), textarea, select, button';

/** What was changed in the sheet, for Cancel. */
function useEdit() {
  const edit = useRef<ReturnType<typeof beginEdit>>(null);
  useEffect(() => {
    const begun = beginEdit();
    edit.current = begun;
    return begun.end;
  }, []);
  return edit;
}

/** The focus goes to the first field, and returns to the part, which is kept in view above the sheet. */
function usePlace(part: PartName, content: RefObject<HTMLElement | null>) {
  const show = () => {
    const sheet = content.current?.closest('dialog')?.firstElementChild;
    if (sheet) showPlace(part, sheet);
  };
  useKeyboardRoom(show);
  useEffect(() => {
    content.current?.querySelector<HTMLElement>(fields)?.focus();
  }, [content]);
  useEffect(() => {
    const sheet = content.current?.closest('dialog')?.firstElementChild;
    if (!sheet) return undefined;
    const observer = new ResizeObserver(() => showPlace(part, sheet));
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [part, content]);
  useEffect(
    () => () => {
      const { activeElement } = document;
      const isLost = activeElement === document.body || activeElement?.matches('[data-edits]');
      if (isLost) findPlace(part)?.focus({ preventScroll: true });
    },
    [part],
  );
}

/** A step's form over the review, which changes with it (behaviour 11.10, 11.11). */
export function StepSheet<Name extends PartName>(props: StepPageProps<Name>) {
  const { name, children } = props;
  const { close: leave, linkTo } = useEditedPart();
  const isLeaving = useRef(false);
  const content = useRef<HTMLFieldSetElement>(null);
  const close = () => {
    // A second press would leave the review.
    if (!isLeaving.current) leave();
    isLeaving.current = true;
  };
  const { form, restored, stuck, error, drop } = useDraftForm(props, close);
  const said = useContext(SheetProblem);
  const [first] = useState(form.value);
  const edit = useEdit();
  usePlace(name, content);
  const cancel = () => {
    edit.current?.takeBack();
    drop();
    close();
  };
  const pressOutside = (event: MouseEvent) => {
    const other = findPartAt(event);
    if (other === null) close();
    else if (other.dataset['edits'] !== name) other.click();
  };
  // Until something is changed.
  const saidOfIt = said?.part === name && form.value === first ? said.message : null;
  const problem = error ?? saidOfIt;
  return (
    <Dialog
      open
      isSheet
      title={say(parts[name].screen.title)}
      onClose={close}
      onPressOutside={pressOutside}
      actions={
        <>
          <Button onClick={cancel}>{say('Cancel')}</Button>
          <Button variant="primary" disabled={stuck} onClick={form.goOn}>
            {say('Done')}
          </Button>
        </>
      }
    >
      {problem ? <Notice tone="bad">{say(problem)}</Notice> : null}
      <fieldset ref={content} disabled={!restored} className={patterns.stack5}>
        {children({ ...form, button: stepButtons.done, linkTo })}
      </fieldset>
    </Dialog>
  );
}
