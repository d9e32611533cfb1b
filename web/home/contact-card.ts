import VCard from 'vcard-creator';

type Contact = {
  name: string;
  phones: readonly { phone: string }[];
  email: string;
  address: string;
  site: string;
};

/** An office as an entry of an address book: vCard 3.0 (RFC 2426), which every phone takes. */
export function contactCard({ name, phones, email, address, site }: Contact): string {
  const card = new VCard()
    .addName({ familyName: name })
    .addCompany({ name })
    .addEmail({ address: email, type: ['work'] });
  for (const { phone } of phones)
    card.addPhoneNumber({ number: phone.replace(/[^\d+]/g, ''), type: ['work'] });
  return card
    .addAddress({ street: address, type: ['work'] })
    .addUrl({ url: site })
    .toString();
}
