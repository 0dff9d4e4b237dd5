import * as z from 'zod/mini';

/**
 * Who receives the guests: the first name alone, the month in which the account was opened (`YYYY-MM`, in Pakistan), and
 * the hours within which requests and questions are usually answered, once there are enough answers; `takesQuestions` once the e-mail is confirmed.
 */
export const host = z.object({
  firstName: z.string(),
  since: z.string(),
  answersWithinHours: z.optional(z.int()),
  takesQuestions: z.optional(z.literal(true)),
});

export type Host = z.output<typeof host>;

/**
 * Habits of the owner in the last 12 months: stays of guests that have ended, minutes within which half of the latest requests and questions were
 * answered, and days within which every refund was paid that its guest has got. Each is there once there are five or more, and nothing without five stays.
 */
export const trust = z.object({
  answersInMinutes: z.optional(z.int()),
  stays: z.int(),
  refundDays: z.optional(z.int()),
});

export type Trust = z.output<typeof trust>;
