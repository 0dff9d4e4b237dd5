import { plural, t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/ApiError.ts';
import type { FormIssue } from '../../../forms/formIssue.ts';
import type { Success } from '../../../forms/outcomeOf.ts';
import { type FieldErrors, useSubmission } from '../../../forms/useSubmission.ts';
import { paths } from '../../../paths.ts';
import type { PhotoUploads } from '../../photos/PhotoUploads.ts';
import { usePhotoUploads } from '../../photos/usePhotoUploads.ts';
import { draftIssues } from './draftIssues.ts';
import type { DraftPlace } from './draftStorage.ts';
import { editing } from './editing.ts';
import { fieldAt } from './fieldErrors.ts';
import { roomsOf } from './kinds/kindDraft.ts';
import { useOpenKinds } from './kinds/useOpenKinds.ts';
import { type PropertyDraft, withNewKey } from './propertyDraft.ts';
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
  const [askAboutPrices] = useState(() => askOnce(setup.initial().kinds.map(({ price }) => price)));
  const { draft, current, change, ...kept } = useDraft(setup.place, setup.initial, setup.basis);
  const { openFirstWith, openAfresh, ...cards } = useOpenKinds(draft);
  const { stage, errors, showErrors, clearError, form } = useSubmission<PropertyDraft, A>({
    content: current,
    check,
    prepare: bringPhotos,
    fieldAt,
    onWrong: (fields) => openFirstWith(Object.keys(fields), current()),
    send,
    onDone: (answer) => {
      kept.drop();
      navigate(paths.vendorProperties, { state: setup.afterwards?.(answer) });
    },
  });
  const edit = useStableEditing(change, clearError);
  const uploads = usePhotoUploads(draft.kinds, edit.setPhoto);

  function check(content: PropertyDraft): readonly FormIssue[] {
    const issues = draftIssues(content);
    return issues.length > 0
      ? issues
      : askAboutPrices(content.kinds.map(({ price }, at) => ({ path: pathInKind(content, at, 'price'), price })));
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
    openAfresh(current());
  }

  return {
    draft,
    edit,
    uploads,
    cards,
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

/** One set of functions for as long as the form stands: kinds that did not change are not rendered again. */
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

/** The path of a field that the rooms of a kind have in common. */
function pathInKind({ kinds }: PropertyDraft, at: number, field: string): string {
  return `hotelDetail.rooms.${roomsOf(kinds.slice(0, at)).length}.${field}`;
}

/** An issue for each kind with photos that were not uploaded. */
function unsentIssues(draft: PropertyDraft, uploads: Pick<PhotoUploads, 'get'>): FormIssue[] {
  return draft.kinds.flatMap(({ photos }, at) => {
    const unsent = photos.filter(({ imgURL }) => imgURL === undefined);
    if (unsent.length === 0) return [];
    const refused = unsent.some(({ key }) => uploads.get(key)?.stage === 'refused');
    return [{ path: pathInKind(draft, at, 'images'), message: sentence(unsent.length, refused) }];
  });
}

function sentence(count: number, refused: boolean): string {
  if (refused) return t`Remove the photos that were not taken, then submit again.`;
  return plural(count, {
    one: '# photo did not arrive. Try it again, or remove it.',
    other: '# photos did not arrive. Try them again, or remove them.',
  });
}
