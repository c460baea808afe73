export interface Parcel {
  sender: string;
  street: string;
  weight: string;
  phone: string;
  city: string;
  value: string;
  reference: string;
}

export interface ParcelDesk {
  parcel: Parcel;
  sent: Parcel[];
  isSwapped: boolean;
  printed: number;
  drafts: Parcel[];
  tracked: number;
  turned: number;
}

export const emptyParcel: Parcel = {
  sender: '',
  street: '',
  weight: '',
  phone: '',
  city: '',
  value: '',
  reference: '',
};

export const start: ParcelDesk = {
  parcel: emptyParcel,
  sent: [],
  isSwapped: false,
  printed: 0,
  drafts: [],
  tracked: 0,
  turned: 0,
};
