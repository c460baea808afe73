export const openCart = () => ({ type: 'cart/open' });
export const closeCart = () => ({ type: 'cart/close' });
export const clearCart = () => async (dispatch) => { await fetch('/cart', { method: 'DELETE' }); dispatch({ type: 'cart/close' }); };
