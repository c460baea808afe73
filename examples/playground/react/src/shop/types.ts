export type Category = 'kitchen' | 'living' | 'bath' | 'garden';

export interface Product {
  id: string;
  name: string;
  maker: string;
  category: Category;
  /** In cents. */
  price: number;
  inStock: boolean;
  tint: string;
}

export interface CartLine {
  productId: string;
  quantity: number;
}

export type OrderStatus = 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled';

export interface Order {
  id: string;
  placed: string;
  items: { name: string; quantity: number; price: number }[];
  status: OrderStatus;
}

export interface Address {
  street: string;
  postcode: string;
  city: string;
  phone: string;
  billing: boolean;
}

export interface Account {
  name: string;
  email: string;
  address: Address;
  deleted: boolean;
}

export interface Registration {
  fullName: string;
  email: string;
  household: number;
  birthday: string;
  country: string;
  membership: string;
  newsletter: boolean;
  notes: string;
}
