/** Lists the attributes that can identify an element if a person wrote their values. */
export const identifying = ['id', 'name', 'href', 'placeholder'] as const;
