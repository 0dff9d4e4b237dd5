import type { FieldIssue } from '../errors.ts';
import { mailableIssue } from './email.ts';
import { travellerPasswordIssue, vendorPasswordIssue } from './passwords.ts';
import { birthIssue, genderIssue, issuesOf, lineIssue, phoneIssue } from './people.ts';

/** What a signup form holds, as typed. */
export interface TravellerForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  DateOfBirth: string;
  Gender: string;
  phoneNumber: string;
}

export interface VendorForm extends TravellerForm {
  companyName: string;
}

/** The first thing that is wrong with a traveller's signup, in the documented order, or nothing. */
export function travellerSignupIssues(form: TravellerForm): FieldIssue[] {
  return signupIssues(form, travellerPasswordIssue(form.password)).slice(0, 1);
}

/** All that is wrong with a vendor's signup. */
export function vendorSignupIssues(form: VendorForm): FieldIssue[] {
  const company = issuesOf([['companyName', lineIssue(form.companyName, 'Company Name')]]);
  return [...signupIssues(form, vendorPasswordIssue(form.password)), ...company];
}

function signupIssues(form: TravellerForm, passwordIssue: string | undefined): FieldIssue[] {
  return issuesOf([
    ['email', mailableIssue(form.email)],
    ['password', passwordIssue],
    ['DateOfBirth', birthIssue(form.DateOfBirth)],
    ['phoneNumber', phoneIssue(form.phoneNumber)],
    ['firstName', lineIssue(form.firstName, 'First Name', 40)],
    ['lastName', lineIssue(form.lastName, 'Last Name', 40)],
    ['Gender', genderIssue(form.Gender)],
  ]);
}
