import type { FieldIssue } from '../errors.ts';
import { birthIssue, issuesOf, lineIssue, phoneIssue } from './people.ts';

/** What a profile form holds, as typed. */
export interface TravellerProfileForm {
  userName: string;
  DateOfBirth: string;
  contactNumber: string;
}

export interface VendorProfileForm extends TravellerProfileForm {
  companyName: string;
}

/** All that is wrong with a traveller's profile. */
export function travellerProfileIssues(form: TravellerProfileForm): FieldIssue[] {
  return issuesOf([
    ['userName', lineIssue(form.userName, 'Name')],
    ['DateOfBirth', birthIssue(form.DateOfBirth)],
    ['contactNumber', phoneIssue(form.contactNumber)],
  ]);
}

/** All that is wrong with a vendor's profile. */
export function vendorProfileIssues(form: VendorProfileForm): FieldIssue[] {
  return [...travellerProfileIssues(form), ...issuesOf([['companyName', lineIssue(form.companyName, 'Company Name')]])];
}
