import { useState } from 'react';
import { fieldIssues } from '../../../../shared/rules/field.ts';
import type { FieldIssue } from '../../../../shared/rules/issues.ts';
import { knownPassword } from '../../../../shared/rules/passwords.ts';
import { codeFields } from '../../../../shared/rules/recovery.ts';
import { useProfile } from '../accounts/api/profiles.ts';
import { useLoginCode } from '../confirmation/api/loginCode.ts';
import { loginMailOf } from '../confirmation/sentCode.ts';
import { useCodeMail } from '../confirmation/useCodeMail.ts';

/** How an owner proves to be one: by the password, or by a code that is mailed. */
export function useOwnCode(vendorId: string) {
  const [isByCode, setByCode] = useState(false);
  const { profile } = useProfile('vendor', vendorId);
  const { sendCode } = useLoginCode('vendor');
  const email = profile?.email ?? '';
  const mail = useCodeMail({
    owner: loginMailOf('vendor'),
    email,
    mail: () => sendCode({ email }),
    auto: isByCode && email !== '',
  });
  const userId = mail.sent?.challenge ?? '';
  return {
    isByCode,
    turn: () => setByCode(!isByCode),
    mail,
    issuesOf: ({ password, otp }: { password: string; otp: string }): FieldIssue[] =>
      isByCode ? fieldIssues(codeFields, { otp }) : fieldIssues({ password: knownPassword }, { password }),
    proofOf: ({ password, otp }: { password: string; otp: string }) =>
      isByCode ? { code: { userId, otp } } : { password },
  };
}
