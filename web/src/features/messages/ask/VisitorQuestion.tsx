import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { accountPaths } from '../../../../../shared/addresses/accountPaths.ts';
import { coveredWords } from '../../../../../shared/rules/coveredWords.ts';
import { storedForm } from '../../../../../shared/rules/field.ts';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { loginPath, threadPath } from '../../../paths.ts';
import { useSession } from '../../../session.ts';
import { isolate } from '../../../words/isolate.ts';
import { startSessionWith } from '../../accounts/api/sessions.ts';
import { type Asker, withoutContact } from '../../bookings/request/bookingDraft.ts';
import { ContactForm } from '../../bookings/request/ContactForm.tsx';
import { contactFields } from '../../bookings/request/contactFields.ts';
import type { Entry } from '../../confirmation/api/loginCode.ts';
import { LoginByCode } from '../../confirmation/LoginByCode.tsx';
import { keepDraft, type MessageDraft, readDraft } from '../drafts.ts';
import { Bubble } from '../thread/Bubble.tsx';
import type { ThreadName } from '../thread.ts';
import { letGo } from '../unsent/sendUnsent.ts';

interface Props {
  propertyId: string;
  kept: MessageDraft;
  /** A session has begun: here, or elsewhere as in another tab. */
  onSession: () => void;
}

/** A question of somebody who is not logged in: who asks, then the code of a mail, with which it goes once. */
export function VisitorQuestion({ propertyId, kept, onSession }: Props) {
  const { t } = useLingui();
  const thread: ThreadName = { side: 'guest', id: propertyId };
  const { draft, change } = useQuestion(thread, kept);
  const enter = useEntering(thread, onSession);
  const { contact, hotel, asksCode, text, stay } = draft;
  const name = isolate(hotel?.name ?? '');
  const asks = contact !== undefined && asksCode === true;
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <PageTitle title={asks ? t`Type the code, and your question goes` : t`Say who asks, then send`}>{name}</PageTitle>
      {asks && <CodeOf draft={draft} onEntered={enter} onCorrect={() => change({ asksCode: false })} />}
      <div>
        <Bubble own text={coveredWords(text)} at={new Date()} state={<Trans>Not sent yet</Trans>} {...stay} />
        {hotel && (
          <TextLink to={hotel.address}>
            <Trans>Back to the room</Trans>
          </TextLink>
        )}
      </div>
      {!asks && <WhoAsks draft={draft} change={change} propertyId={propertyId} />}
    </div>
  );
}

/** The question of a visitor; the browser stores every change. */
function useQuestion(thread: ThreadName, kept: MessageDraft) {
  const [draft, setDraft] = useState(kept);
  const latest = useRef(kept);
  function change(part: Asker) {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    keepDraft(thread, latest.current);
  }
  return { draft, change };
}

interface CodeProps {
  draft: MessageDraft;
  onEntered: (entry: Entry) => void;
  onCorrect: () => void;
}

function CodeOf({ draft: { contact }, ...events }: CodeProps) {
  if (!contact) return null;
  const { email, ...newcomer } = storedForm(contactFields, contact);
  return <LoginByCode role="user" email={email} newcomer={newcomer} {...events} />;
}

/** Sends the question with the login. */
function useEntering(thread: ThreadName, onSession: () => void) {
  const session = useSession();
  const told = useRef(onSession);
  told.current = onSession;
  useEffect(() => {
    if (session) told.current();
  }, [session]);
  return (entry: Entry) => {
    const { hotel, ...draft } = withoutContact(readDraft(thread));
    startSessionWith('user', entry);
    if (letGo({ thread, to: hotel?.name ?? '', ...draft })) keepDraft(thread, { text: '' });
  };
}

interface WhoProps {
  draft: MessageDraft;
  change: (part: Asker) => void;
  propertyId: string;
}

/** Name, address and number of who asks, or a login with a password. */
function WhoAsks({ draft, change, propertyId }: WhoProps) {
  const next = threadPath(propertyId);
  return (
    <>
      <ContactForm draft={draft} change={change} />
      <p className="text-sm text-bark">
        <Trans>
          The owner sees your first name and your question. Your email and number stay with us until you ask for a room.
        </Trans>
      </p>
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
