import { api } from '../../shared/api.ts';
import { phone } from '../../shared/contracts/push.ts';
import { staffMember } from '../../shared/contracts/staff.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

const key = jsonSchemaOf(api.getUserPushKey.response, 'output');
const subscribed = jsonSchemaOf(api.subscribeUserPhone.response, 'output');

/** Shapes of logins, phones and staff. */
export const accountShapes: Readonly<Record<string, JsonSchema>> = {
  Credentials: jsonSchemaOf(api.userLogin.body, 'input'),
  SignedIn: jsonSchemaOf(api.userLogin.response, 'output'),
  SignedUp: jsonSchemaOf(api.userSignup.response, 'output'),
  ChosenLanguage: jsonSchemaOf(api.setUserLanguage.body, 'input'),
  Addressee: jsonSchemaOf(api.sendUserOtp.body, 'input'),
  StaffMember: jsonSchemaOf(staffMember, 'output'),
  StaffAnswer: jsonSchemaOf(api.listStaff.response, 'output'),
  Phone: jsonSchemaOf(phone, 'input'),
  PushKey: key.properties?.data as JsonSchema,
  PushKeyAnswer: key,
  SubscribedPhone: subscribed.properties?.data as JsonSchema,
  SubscribedPhoneAnswer: subscribed,
};
