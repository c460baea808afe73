export const bookTable = () => fetch('/api/bookings', { method: 'POST' });
