// Written on 26 November 2026 from examples/playground/vue/EXPECTED.md and the app, before its tools were listed.
export const sentences = [
  {
    tool: { action: 'Book appointment' },
    says: [
      'Book an appointment for Ada Lovelace at the dentist next Monday',
      'I need a video visit with the eye department on 3 December',
      'make a new appointment for a first visit',
    ],
  },
  {
    tool: { fields: ['Find a patient'] },
    says: [
      'Show only the appointments of the dental department',
      'find the patient Ada Lovelace',
      'hide the cancelled appointments',
    ],
  },
  {
    tool: { action: 'Check in', row: true },
    says: ['Check in Grace Hopper', 'Alan Turing has just arrived, check him in', 'mark the patient as checked in'],
  },
  {
    tool: { action: 'Cancel visit', row: true },
    says: [
      'Cancel the visit of Alan Turing',
      'Grace Hopper cannot come, cancel her visit',
      'call off the appointment of Ada',
    ],
  },
  {
    tool: { action: 'Save the new time' },
    says: [
      "Move Ada's appointment to Friday at ten",
      'Find a new time for Grace Hopper: 5 December, 14:00',
      'reschedule the appointment of Alan Turing',
    ],
  },
  {
    tool: { action: 'Pin note' },
    says: [
      'Leave a note that the printer is broken',
      'pin a note for the morning shift',
      'Write a note: call the lab, and read this first',
    ],
  },
  {
    tool: { action: 'Delete all notes' },
    says: ['Delete all notes', 'throw all the notes away', 'clear the notes on the board'],
  },
];
