/** A payment that a traveller is asked for. */
export interface AskedPayment {
  /** As `ibanOf` keeps it. */
  iban: string;
  /** The title of the account, as its bank has it. */
  title: string;
  /** Whole rupees. */
  amount: number;
  /** The deadline, an ISO instant. */
  until: string;
  /** The code of the booking, by which its owner finds the payment. */
  code: string;
}
