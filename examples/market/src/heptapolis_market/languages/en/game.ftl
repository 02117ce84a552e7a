### What Market calls itself and its options; another language is another folder.

market-name = Market
market-title = Market: a three-card draft
market-option-rounds = Rounds
market-option-rounds-help = How many hands of three cards everybody is dealt
