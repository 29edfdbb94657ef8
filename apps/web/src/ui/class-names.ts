/** Joins the class names that apply. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
