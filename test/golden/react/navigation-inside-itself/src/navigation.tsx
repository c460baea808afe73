export interface Entry {
  title: string;
  to?: string;
  items?: Entry[];
}

const reports: Entry = { title: 'Reports', items: [{ title: 'Turnover', to: '/reports/turnover' }] };

export const navigation: Entry[] = [
  { title: 'Customers', to: '/customers' },
  { title: 'Analysis', items: [reports, { title: 'Forecast', to: '/forecast' }] },
];
