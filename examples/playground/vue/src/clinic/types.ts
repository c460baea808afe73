export type Department = 'general' | 'dental' | 'eyes' | 'physio';

export type AppointmentStatus = 'Booked' | 'Checked in' | 'Cancelled';

export interface Appointment {
  id: number;
  patient: string;
  department: Department;
  date: string;
  time: string;
  status: AppointmentStatus;
}

export interface Booking {
  patient: string;
  email: string;
  companions: number;
  date: string;
  department: Department | '';
  visit: string;
  firstVisit: boolean;
  reason: string;
}

export interface Filters {
  patient: string;
  department: Department | '';
  hideCancelled: boolean;
}
