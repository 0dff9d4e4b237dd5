import { plural, t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { propertyIssues } from '../../../../../shared/rules/property.ts';
import { ApiError } from '../../../api/ApiError.ts';
import type { FormIssue } from '../../../forms/formIssue.ts';
import type { Success } from '../../../forms/outcomeOf.ts';
import { type FieldErrors, useSubmission } from '../../../forms/useSubmission.ts';
import { paths } from '../../../paths.ts';
import type { PhotoUploads } from '../../photos/PhotoUploads.ts';
import { usePhotoUploads } from '../../photos/usePhotoUploads.ts';
import type { DraftPlace } from './draftStorage.ts';
import { editing } from './editing.ts';
import { fieldAt } from './fieldErrors.ts';
import { formOf, type PropertyDraft, withNewKey } from './propertyDraft.ts';
import { askOnce } from './unusualPrices.ts';
import { type Change, useDraft } from './useDraft.ts';

export interface PropertyFormSetup<A> {
  place: DraftPlace;
  /** The draft to begin with where none is stored. */
  initial: () => PropertyDraft;
  /** The property as the edit found it. */
  basis?: string;
  send: (draft: PropertyDraft) => Promise<A>;
  /** State of the history entry after success. */
  afterwards?: (answer: A) => object;
  /** Runs when the draft is dropped. */
  onStartAfresh?: () => void;
}

/** The property form: a draft that the browser stores, the uploads of its photos, and the request that sends both. */
export function usePropertyForm<A extends Success>(setup: PropertyFormSetup<A>) {
  const navigate = useNavigate();
  const [askAboutPrices] = useState(() => askOnce(setup.initial().rooms.map(({ price }) => price)));
  const { draft, current, change, ...kept } = useDraft(setup.place, setup.initial, setup.basis);
  const { stage, errors, showErrors, clearError, form } = useSubmission<PropertyDraft, A>({
    content: current,
    check,
    prepare: bringPhotos,
    fieldAt,
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
    return issues.length > 0
      ? issues
      : askAboutPrices(content.rooms.map(({ price }, at) => ({ path: `hotelDetail.rooms.${at}.price`, price })));
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
    lostPhotos: kept.lostPhotos,
    startAfresh,
    errors: errors?.fields ?? noErrors,
    alert: errors?.alert,
    form,
  };
}

export type PropertyFormState = ReturnType<typeof usePropertyForm>;

const noErrors: FieldErrors = {};

/** One set of functions for as long as the form stands: rooms that did not change are not rendered again. */
function useStableEditing(change: Change, clearError: (name: string) => void) {
  const current = useRef({ change, clearError });
  current.current = { change, clearError };
  const [edit] = useState(() =>
    editing(
      (make) => current.current.change(make),
      (name) => current.current.clearError(name),
    ),
  );
  return edit;
}

/** An issue for each room with photos that were not uploaded. */
function unsentIssues({ rooms }: PropertyDraft, uploads: Pick<PhotoUploads, 'get'>): FormIssue[] {
  return rooms.flatMap(({ photos }, index) => {
    const unsent = photos.filter(({ imgURL }) => imgURL === undefined);
    if (unsent.length === 0) return [];
    const refused = unsent.some(({ key }) => uploads.get(key)?.stage === 'refused');
    return [{ path: `hotelDetail.rooms.${index}.images`, message: sentence(unsent.length, refused) }];
  });
}

function sentence(count: number, refused: boolean): string {
  if (refused) return t`Remove the photos that were not taken, then submit again.`;
  return plural(count, {
    one: '# photo did not arrive. Try it again, or remove it.',
    other: '# photos did not arrive. Try them again, or remove them.',
  });
}
