export interface Invoice {
  number: string;
  customer: string;
  amount: number;
  status: 'open' | 'paid' | 'archived';
}

export const start: Invoice[] = [
  { number: 'INV-1001', customer: 'Fjord Vans', amount: 420, status: 'open' },
  { number: 'INV-1002', customer: 'Hearth & Loom', amount: 1310, status: 'open' },
  { number: 'INV-1003', customer: 'Riverside Clinic', amount: 96, status: 'open' },
  { number: 'INV-1004', customer: 'Nordlys Books', amount: 205, status: 'open' },
];
