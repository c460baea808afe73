export const SET_LANGUAGE = 'SET_LANGUAGE';
export const CLEAR = 'CLEAR';

export const setLanguage = (payload: string) => ({ type: SET_LANGUAGE, payload });
export const clear = () => ({ type: CLEAR });
