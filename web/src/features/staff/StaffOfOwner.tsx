import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { staffBounds } from '../../../../shared/rules/staff.ts';
import { invitationFields } from '../../../../shared/rules/staffForms.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { type Success, useOutcome } from '../../forms/outcomeOf.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { formatMoment } from '../../words/days.ts';
import { type StaffEntry, useStaff } from './api/staff.ts';

/** People who help an owner with a login of their own: who they are, how to invite one, and how to send one away. */
export function StaffOfOwner({ vendorId }: { vendorId: string }) {
  const heading = useId();
  const { staff, error, retry, invite, dismiss } = useStaff(vendorId);
  return (
    <section aria-labelledby={heading} className="mt-12 border-hairline border-t pt-8">
      <h2 id={heading} className="text-2xl">
        <Trans>People who help you</Trans>
      </h2>
      <p className="mt-2 mb-4 text-bark">
        <Trans>
          They answer requests, take bookings, check guests in and close nights with a login of their own. They see no
          income, no figures and none of your settings.
        </Trans>
      </p>
      {error && !staff && <ErrorState onRetry={retry} />}
      {!staff && !error && <Skeletons className="grid" shapes={['h-18 w-full']} />}
      {staff && staff.length > 0 && (
        <ul className="mb-6 divide-y divide-hairline">
          {staff.map((member) => (
            <Member key={member._id} member={member} onDismiss={() => dismiss(member._id)} />
          ))}
        </ul>
      )}
      {staff && staff.length >= staffBounds.most && (
        <p className="text-bark">
          <Trans>More than {staffBounds.most} people cannot help you. Send somebody away first.</Trans>
        </p>
      )}
      {staff && staff.length < staffBounds.most && <InvitationForm onInvite={invite} />}
    </section>
  );
}

/** The address stays in the form until its mail is on the way. */
function InvitationForm({ onInvite }: { onInvite: ReturnType<typeof useStaff>['invite'] }) {
  const { t } = useLingui();
  const { form, control, busy, show } = useForm({
    fields: invitationFields,
    send: onInvite,
    onDone: () => show({ email: '' }),
  });
  return (
    <form {...form} className="grid gap-4">
      <TextField
        {...control('email')}
        label={t`Whom to invite`}
        type="email"
        autoComplete="off"
        hint={t`We send a link that works for seven days.`}
      />
      <FormAlert />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        <Trans>Invite</Trans>
      </Button>
    </form>
  );
}

interface MemberProps {
  member: StaffEntry;
  onDismiss: () => Promise<Success>;
}

function Member({ member, onDismiss }: MemberProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { email, name = email } = member;
  const isJoined = member.state === 'joined';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <p className="min-w-0 wrap-anywhere">
        <bdi lang={langOf(name)} className="font-semibold">
          {name}
        </bdi>
        <span className="numbers block text-bark">
          {isJoined ? (
            <Trans>
              <bdi>{email}</bdi>, since {formatMoment(member.joinedAt ?? '')}
            </Trans>
          ) : (
            <Trans>Invited, until {formatMoment(member.endsAt ?? '')}</Trans>
          )}
        </span>
      </p>
      <Button
        variant="secondary"
        aria-label={isJoined ? t`Send away: ${name}` : t`Take back the invitation of ${name}`}
        onClick={() => setAsking(true)}
      >
        {isJoined ? <Trans>Send away</Trans> : <Trans>Take back</Trans>}
      </Button>
      {asking && <Question name={name} isJoined={isJoined} onDismiss={onDismiss} onClose={() => setAsking(false)} />}
    </li>
  );
}

interface QuestionProps {
  name: string;
  isJoined: boolean;
  onDismiss: () => Promise<Success>;
  onClose: () => void;
}

function Question({ name, isJoined, onDismiss, onClose }: QuestionProps) {
  const [busy, run] = useOutcome(onDismiss);
  async function confirm() {
    const { error } = await run();
    // The entry is gone, or the message says why not.
    closeAndFocus(onClose, error ? undefined : null);
  }
  return (
    <ConfirmDialog
      title={isJoined ? <Trans>Send {name} away?</Trans> : <Trans>Take back the invitation of {name}?</Trans>}
      action={isJoined ? <Trans>Send away</Trans> : <Trans>Take back</Trans>}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isJoined ? (
        <Trans>
          Every device on which this person is logged in is logged out at once. The answers that were given stay.
        </Trans>
      ) : (
        <Trans>The link in the mail opens nothing any more.</Trans>
      )}
    </ConfirmDialog>
  );
}
