export const OPEN_MODAL = 'OPEN_MODAL';
export const CLOSE_MODAL = 'CLOSE_MODAL';
export const ADD_BOOK = 'ADD_BOOK';

export const openModal = (name: string) => ({ type: OPEN_MODAL, payload: name });
export const closeModal = () => ({ type: CLOSE_MODAL });
export const ping = () => ({ type: 'PING' });
export const saveBook = (title: string) => async (dispatch) => {
  await fetch('/books', { method: 'POST', body: title });
  dispatch({ type: ADD_BOOK, payload: title });
  dispatch(closeModal());
};
