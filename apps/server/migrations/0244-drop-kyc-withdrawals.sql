-- Withdrawals count for a cap in the transaction of their request, in kyc_uses.
drop table kyc_withdrawals;
