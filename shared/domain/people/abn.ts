/** Australian Business Numbers. In a profile, a failed checksum is only a hint. In a GST credential, it is a reason to refuse. */

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Tells whether an ABN has a valid checksum. Allows spaces, because users type the number in groups. */
export const hasValidAbnChecksum = (abn: string): boolean => {
  const digits = abn.replaceAll(' ', '');
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
};

/** Returns `51 824 753 556`. Text without exactly 11 digits is returned unchanged. */
export const formatAbn = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
