/** Names the application that a mail in the outbox folder is about, so that it can be erased with it. */
export const ABOUT_HEADER = 'X-Vesta-About';
