/** Copies an object without what it inherits. The page may give a property to all objects, such as `confirm`. */
export const own = <T extends object>(given: T): T => Object.assign(Object.create(null), given) as T;
