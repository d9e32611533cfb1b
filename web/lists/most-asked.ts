/** Hotels of a list that are asked for at once; longer lists are asked for in parts. */
export const mostAsked = 20;
