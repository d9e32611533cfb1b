/** The mark of an address that shows the map in place of the list. */
export const mapHash = '#map';
