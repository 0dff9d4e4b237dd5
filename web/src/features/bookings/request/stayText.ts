/** A request as text of its form. */
export interface StayText {
  bookingStartDate: string;
  bookingEndDate: string;
  /** All guests, children among them. */
  guests: string;
  /** Ages of the children, `5,?`, and extras, `4fKd_a:1,x-9Qz2:2:3`. */
  children?: string;
  extras?: string;
  note: string;
}

export type StayFieldName = keyof StayText;
