import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { propertyIssues } from '../../../../../shared/rules/property.ts';
import { ApiError } from '../../../api/ApiError.ts';
import type { FormIssue } from '../../../forms/formIssue.ts';
import type { Answered } from '../../../forms/outcomeOf.ts';
import type { FieldErrors } from '../../../forms/submission.ts';
import { useSubmission } from '../../../forms/useSubmission.ts';
import { paths } from '../../../paths.ts';
import { usePhotoUploads } from '../../photos/usePhotoUploads.ts';
import type { DraftPlace } from './draftStorage.ts';
import { type Editing, editing } from './editing.ts';
import { errorsOf } from './fieldErrors.ts';
import { unsentIssues } from './photoIssues.ts';
import { formOf, type PropertyDraft, withNewKey } from './propertyDraft.ts';
import { askOnce } from './unusualPrices.ts';
import { type Change, useDraft } from './useDraft.ts';

export interface PropertyFormSetup<A> {
  place: DraftPlace;
  /** What the form begins with where no draft was kept. */
  initial: () => PropertyDraft;
  /** The property as the edit found it. */
  basis?: string;
  send: (draft: PropertyDraft) => Promise<A>;
  /** What the history keeps for the page that comes after success. */
  afterwards?: (answer: A) => object;
  /** Told when what was typed is dropped. */
  onStartAfresh?: () => void;
}

/** The property form: a draft that is kept in the browser, the uploads of its photos, and sending both. */
export function usePropertyForm<A extends Answered>(setup: PropertyFormSetup<A>) {
  const navigate = useNavigate();
  const [askAboutPrices] = useState(() => askOnce(setup.initial().rooms));
  const { draft, current, change, ...kept } = useDraft(setup.place, setup.initial, setup.basis);
  const { stage, errors, showErrors, clearError, form } = useSubmission<PropertyDraft, A>({
    content: current,
    check,
    prepare: bringPhotos,
    errorsOf,
    send,
    onDone: (answer) => {
      kept.drop();
      navigate(paths.vendorProperties, { state: setup.afterwards?.(answer) });
    },
  });
  const edit = useStableEditing(change, clearError);
  const uploads = usePhotoUploads(draft.rooms, edit.setPhoto);

  function check(content: PropertyDraft): readonly FormIssue[] {
    const issues = propertyIssues(formOf(content));
    return issues.length > 0 ? issues : askAboutPrices(content.rooms);
  }

  /** Waits for the photos that are still on their way, after trying those again that failed. */
  async function bringPhotos() {
    kept.keep();
    uploads.retryFailed();
    await uploads.settled();
    return unsentIssues(current(), uploads);
  }

  /** A key that another try has used up makes no property of this draft any more. */
  async function send(content: PropertyDraft) {
    try {
      return await setup.send(content);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'listed_before') change(withNewKey);
      throw error;
    }
  }

  function startAfresh() {
    setup.onStartAfresh?.();
    uploads.forgetAll();
    showErrors();
    kept.startAfresh();
  }

  return {
    draft,
    edit,
    uploads,
    stage,
    restored: kept.restored,
    startAfresh,
    errors: errors?.fields ?? noErrors,
    alert: errors?.alert,
    form,
  };
}

const noErrors: FieldErrors = {};

/** The same functions for as long as the form stands: rooms that did not change are not rendered again. */
function useStableEditing(change: Change, clearError: (name: string) => void): Editing {
  const current = useRef({ change, clearError });
  current.current = { change, clearError };
  return useMemo(
    () =>
      editing(
        (make) => current.current.change(make),
        (name) => current.current.clearError(name),
      ),
    [],
  );
}
