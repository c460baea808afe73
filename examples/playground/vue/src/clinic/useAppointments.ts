import { ref } from 'vue';
import type { Appointment, AppointmentStatus, Booking } from './types';

const seed: Appointment[] = [
  { id: 1, patient: 'Amara Okafor', department: 'general', date: '2026-03-02', time: '09:00', status: 'Booked' },
  { id: 2, patient: 'Jonas Lindqvist', department: 'dental', date: '2026-03-02', time: '10:30', status: 'Booked' },
  { id: 3, patient: 'Mei Tanaka', department: 'eyes', date: '2026-03-03', time: '08:30', status: 'Checked in' },
  { id: 4, patient: 'Rosa Delgado', department: 'physio', date: '2026-03-04', time: '14:00', status: 'Booked' },
  { id: 5, patient: 'Pavel Novak', department: 'general', date: '2026-03-05', time: '11:00', status: 'Cancelled' },
];

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), 220));
}

/** The front desk's list. The clinic's server is played by a short delay. */
export function useAppointments() {
  const appointments = ref<Appointment[]>([]);
  const loading = ref(true);

  async function load() {
    loading.value = true;
    if (appointments.value.length === 0) appointments.value = await later(structuredClone(seed));
    else await later(null);
    loading.value = false;
  }

  function find(id: number): Appointment {
    return appointments.value.find((one) => one.id === id)!;
  }

  async function setStatus(id: number, status: AppointmentStatus) {
    await later(null);
    find(id).status = status;
  }

  async function book(booking: Booking): Promise<Appointment> {
    const appointment: Appointment = {
      id: Math.max(0, ...appointments.value.map((one) => one.id)) + 1,
      patient: booking.patient,
      department: booking.department || 'general',
      date: booking.date,
      time: '09:30',
      status: 'Booked',
    };
    await later(null);
    appointments.value.push(appointment);
    return appointment;
  }

  async function reschedule(id: number, date: string, time: string) {
    await later(null);
    Object.assign(find(id), { date, time, status: 'Booked' });
  }

  void load();

  return {
    appointments,
    loading,
    load,
    book,
    reschedule,
    checkIn: (id: number) => setStatus(id, 'Checked in'),
    cancel: (id: number) => setStatus(id, 'Cancelled'),
  };
}
