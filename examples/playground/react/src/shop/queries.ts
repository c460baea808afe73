import { useQuery } from '@tanstack/react-query';
import { fetchAccount, fetchCart, fetchOrders, fetchProducts } from './api';

export const useProducts = () => useQuery({ queryKey: ['products'], queryFn: fetchProducts });
export const useCart = () => useQuery({ queryKey: ['cart'], queryFn: fetchCart });
export const useOrders = () => useQuery({ queryKey: ['orders'], queryFn: fetchOrders });
export const useAccount = () => useQuery({ queryKey: ['account'], queryFn: fetchAccount });
