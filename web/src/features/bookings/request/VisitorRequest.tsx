import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountPaths } from '../../../../../shared/addresses/accountPaths.ts';
import { storedForm } from '../../../../../shared/rules/field.ts';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { sayFormIssue } from '../../../forms/formIssue.ts';
import { loginPath, paths, waitingRequestPath } from '../../../paths.ts';
import { useSession } from '../../../session.ts';
import { startSessionWith } from '../../accounts/api/sessions.ts';
import type { Entry } from '../../confirmation/api/loginCode.ts';
import { LoginByCode } from '../../confirmation/LoginByCode.tsx';
import { useStayOffer } from '../api/stayOffer.ts';
import { typedDays } from '../stay/chosenDays.ts';
import { letWait } from '../waiting/sendWaiting.ts';
import { type BookingDraft, type Contact, withoutContact } from './bookingDraft.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactFields } from './contactFields.ts';
import { stayOf } from './draftStay.ts';
import { Refusal } from './Refusal.tsx';
import { RequestSummary, WhatFollows } from './RequestSummary.tsx';
import { seenOffer } from './seenOffer.ts';
import { issuesOf } from './useSending.ts';
import { useVisitorDraft } from './useVisitorDraft.ts';

interface Props {
  kept: BookingDraft;
  /** A session has begun elsewhere, as in another tab. */
  onSession: () => void;
}

/** A drafted request of somebody who is not logged in: who asks, then the code of a mail, with which it goes. */
export function VisitorRequest({ kept, onSession }: Props) {
  const { t } = useLingui();
  const { draft, change } = useVisitorDraft(kept);
  const offer = useStayOffer(stayOf(draft));
  const enter = useEntering({ ...draft, ...seenOffer(offer) }, onSession);
  const [wrong] = issuesOf(draft);
  const { contact } = draft;
  const asks = contact !== undefined && draft.asksCode === true && wrong === undefined;
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <PageTitle title={asks ? t`Type the code, and your request goes` : t`Look it over, then send`} />
      {asks && <CodeOf contact={contact} onEntered={enter} onCorrect={() => change({ asksCode: false })} />}
      <RequestSummary draft={draft} offer={offer} />
      {wrong && <Refusal error={undefined} wrong={sayFormIssue(wrong)} room={draft.room} />}
      {!asks && !wrong && <AskWho draft={draft} change={change} hasAdvance={offer.advance !== undefined} />}
    </div>
  );
}

interface CodeProps {
  contact: Contact;
  onEntered: (entry: Entry) => void;
  onCorrect: () => void;
}

function CodeOf({ contact, ...events }: CodeProps) {
  const { email, ...newcomer } = storedForm(contactFields, contact);
  return <LoginByCode role="user" email={email} newcomer={newcomer} {...events} />;
}

/** Sends the request with the login. */
function useEntering(draft: BookingDraft, onSession: () => void) {
  const navigate = useNavigate();
  const session = useSession();
  const entered = useRef(false);
  const told = useRef(onSession);
  told.current = onSession;
  useEffect(() => {
    if (session && !entered.current) told.current();
  }, [session]);
  return (entry: Entry) => {
    entered.current = true;
    startSessionWith('user', entry);
    if (letWait({ draft: withoutContact(draft), entered: true }))
      navigate(waitingRequestPath(draft.requestKey), { replace: true });
    else onSession();
  };
}

interface AskWhoProps {
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  hasAdvance: boolean;
}

/** Name, address and number of who asks, or a login with a password. */
function AskWho({ draft, change, hasAdvance }: AskWhoProps) {
  const { arrival } = typedDays(draft.typed);
  const next = paths.sendBookingRequest;
  return (
    <>
      <ContactForm draft={draft} change={change} />
      {arrival && <WhatFollows arrival={arrival} hasAdvance={hasAdvance} />}
      <p className="flex flex-wrap gap-x-6">
        <TextLink to={loginPath(next, accountPaths.user.login)}>
          <Trans>I have a password</Trans>
        </TextLink>
        <TextLink to={loginPath(next, accountPaths.user.signup)}>
          <Trans>Sign up with a password</Trans>
        </TextLink>
      </p>
    </>
  );
}
