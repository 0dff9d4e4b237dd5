import { type FormEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { propertyIssues } from '../../../../../shared/rules/property.ts';
import type { ApiError } from '../../../api/ApiError.ts';
import { outcomeOf } from '../../../forms/outcomeOf.ts';
import { type Refusal, useRefusals } from '../../../forms/useForm.ts';
import { usePhotoUploads } from '../../photos/usePhotoUploads.ts';
import type { DraftPlace } from './draftStorage.ts';
import { type Editing, editing } from './editing.ts';
import { errorsOf, type FieldErrors } from './fieldErrors.ts';
import { unsentIssues } from './photoIssues.ts';
import { formOf, type PropertyDraft } from './propertyDraft.ts';
import { type Change, useDraft } from './useDraft.ts';

export interface PropertyFormSetup<A> {
  place: DraftPlace;
  /** What the form begins with where nothing was kept. */
  initial: () => PropertyDraft;
  /** The property as the edit found it. */
  basis?: string;
  send: (draft: PropertyDraft) => Promise<A>;
  onDone: (answer: A) => void;
}

/** What the form is busy with. */
export type Busy = 'photos' | 'saving' | undefined;

/** What the property form does between the first key and the API's answer. Nothing typed is lost, nothing is sent twice. */
export function usePropertyForm<A extends { message: string }>(setup: PropertyFormSetup<A>) {
  const { draft, current, change, ...kept } = useDraft(setup.place, setup.initial, setup.basis);
  const { refused, refuse, forgive, ref } = useRefusals();
  const [busy, setBusy] = useState<Busy>();
  const edit = useStable(change, forgive);
  const uploads = usePhotoUploads(draft.rooms, edit.setPhoto);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const issues = propertyIssues(formOf(draft));
    if (issues.length > 0) return refuse({ errors: errorsOf(issues, draft) });
    kept.keep();
    await bring();
    setBusy(undefined);
  }

  /** First the photos that are still on their way or had failed, then the property with all of them. */
  async function bring() {
    flushSync(() => setBusy('photos'));
    uploads.retryFailed();
    await uploads.settled();
    const sent = current();
    const missing = unsentIssues(sent, uploads);
    if (missing.length > 0) return refuse({ errors: errorsOf(missing, sent) });
    setBusy('saving');
    const { answer, error } = await outcomeOf(setup.send(sent));
    if (error) return refuse(refusalOf(error, sent));
    kept.drop();
    setup.onDone(answer);
  }

  function begin() {
    uploads.forgetAll();
    refuse();
    kept.startAfresh();
  }

  const errors: FieldErrors = refused?.errors ?? noErrors;
  const form = { ref, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) };
  return {
    draft,
    edit,
    uploads,
    busy,
    restored: kept.restored,
    startAfresh: begin,
    errors,
    alert: refused?.alert?.message,
    form,
  };
}

const noErrors: FieldErrors = {};

/** What is wrong, at the fields; above them what no field is to blame for. */
function refusalOf(error: ApiError, draft: PropertyDraft): Refusal {
  const errors = errorsOf(error.issues, draft);
  return Object.keys(errors).length > 0 ? { errors } : { errors, alert: error };
}

/** The same functions for as long as the form stands: rooms that did not change are not drawn again. */
function useStable(change: Change, forgive: (name: string) => void): Editing {
  const current = useRef({ change, forgive });
  current.current = { change, forgive };
  return useMemo(
    () =>
      editing(
        (make) => current.current.change(make),
        (name) => current.current.forgive(name),
      ),
    [],
  );
}
