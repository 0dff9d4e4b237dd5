/** Logins that the banner of the local server prints: a traveller and the vendor who owns the sample properties. */
export const demoLogins = [
  { who: 'Traveller', email: 'traveller@sarai.example', password: 'Traveller@2024' },
  { who: 'Vendor', email: 'vendor@sarai.example', password: 'Vendor@2024' },
] as const;
